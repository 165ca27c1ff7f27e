import { useState } from 'react';
import type { ProfileChecked, ProfileDraft, ProfileForm } from '../protocol/profiles.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { draftOf, emptyFields, type Fields } from './draft.ts';

export interface DraftInHand {
  readonly fields: Fields;
  /** What can be filled in for the game; null until one is chosen and the host has said it. */
  readonly form: ProfileForm | null;
  /** What the host has found in the fields as they are; null when they have changed since. */
  readonly checked: ProfileChecked | null;
  readonly refused: string | null;
  edit(part: Partial<Fields>): void;
  choose(game: string): void;
  check(): void;
  /** Checks it and, where nothing is wrong, makes it. */
  make(done: (label: string, draft: ProfileDraft) => void): void;
  /** What is wrong at a field; null for nothing. */
  wrongAt(path: string): string | null;
}

/** The fields of a profile that is being made, and what the host says of them. */
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
