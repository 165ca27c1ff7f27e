import { useState } from 'react';
import type { ProfileChecked, ProfileDraft, ProfileForm } from '../protocol/profiles.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { draftOf, emptyFields, type Fields } from './draft.ts';

export interface DraftInHand {
  readonly fields: Fields;
  /** What can be filled in for the game; null until one is chosen and the host has sent its form. */
  readonly form: ProfileForm | null;
  /** The host's check of the current fields; null when they have changed since. */
  readonly checked: ProfileChecked | null;
  readonly refused: string | null;
  edit(part: Partial<Fields>): void;
  choose(game: string): void;
  check(): void;
  /** Checks the profile and, if nothing is wrong, makes it. */
  make(done: (label: string, draft: ProfileDraft) => void): void;
  /** The error at a field; null when there is none. */
  wrongAt(path: string): string | null;
}

/** The fields of a profile being made, and the host's check of them. */
export function useProfileDraft(): DraftInHand {
  const [fields, setFields] = useState<Fields>(() => emptyFields(''));
  const [form, setForm] = useState<ProfileForm | null>(null);
  const [checked, setChecked] = useState<ProfileChecked | null>(null);
  const { refused, send } = useAnswer();
  const draft = draftOf(fields, form?.options ?? []);
  const edit = (part: Partial<Fields>): void => {
    setFields((before) => ({ ...before, ...part }));
    setChecked(null);
  };
  const checkThen = (then: (checked: ProfileChecked) => void): void =>
    send({ do: 'check profile', draft }, (result) => {
      if (result?.kind !== 'profile checked') return;
      setChecked(result.checked);
      then(result.checked);
    });
  return {
    ...{ fields, form, checked, refused, edit },
    choose: (game) => {
      setForm(null);
      edit(emptyFields(game));
      if (game === '') return;
      send({ do: 'profile form', game }, (result) => {
        if (result?.kind === 'profile form') setForm(result.form);
      });
    },
    check: () => checkThen(() => {}),
    make: (done) =>
      checkThen(({ problems, label }) => {
        if (problems.length === 0) send({ do: 'make profile', draft }, () => done(label, draft));
      }),
    wrongAt: (path) => checked?.problems.find((problem) => problem.path === path)?.message ?? null,
  };
}
