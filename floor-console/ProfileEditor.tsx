import { useContext, useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import type { ProfileChecked, ProfileForm } from '../protocol/profiles.ts';
import { CheckList } from '../renderer/desk-kit/CheckList.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field, Segments, Select } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import { draftOf, emptyFields, type Fields } from './draft.ts';
import styles from './ProfileEditor.module.css';
import { ProfileOptions } from './ProfileOptions.tsx';
import { SendToTables } from './send-to-tables.ts';
import { texts } from './texts.ts';

const css = classes(styles);

export interface ProfileEditorProps {
  readonly games: NonNullable<FloorView['games']>;
  readonly onClose: () => void;
}

const BUY_IN = ['fullBuy', 'shortBuy', 'maximum', 'step'] as const;

/** Makes a profile: what the house posts for a game, with options of its own; errors stand at their fields before it is sent. */
export function ProfileEditor({ games, onClose }: ProfileEditorProps) {
  const [fields, setFields] = useState<Fields>(() => emptyFields(''));
  const [form, setForm] = useState<ProfileForm | null>(null);
  const [checked, setChecked] = useState<ProfileChecked | null>(null);
  const [also, setAlso] = useState<readonly number[]>([]);
  const { refused, send } = useAnswer();
  const others = useContext(SendToTables);
  const say = useSay();

  const edit = (part: Partial<Fields>): void => {
    setFields((before) => ({ ...before, ...part }));
    setChecked(null);
  };
  const choose = (game: string): void => {
    setForm(null);
    edit(emptyFields(game));
    if (game === '') return;
    send({ do: 'profile form', game }, (result) => {
      if (result?.kind === 'profile form') setForm(result.form);
    });
  };
  const draft = draftOf(fields, form?.options ?? []);
  const check = (then: (checked: ProfileChecked) => void): void =>
    send({ do: 'check profile', draft }, (result) => {
      if (result?.kind !== 'profile checked') return;
      setChecked(result.checked);
      then(result.checked);
    });
  const make = (): void =>
    check(({ problems, label }) => {
      if (problems.length > 0) return;
      send({ do: 'make profile', draft }, () => {
        say({ level: 'info', text: texts.profile.done(label) });
        for (const number of also) others?.send(number, draft, say);
        onClose();
      });
    });
  const wrongAt = (path: string): string | null =>
    checked?.problems.find((problem) => problem.path === path)?.message ?? null;
  const atNoField = checked?.problems.filter(({ path }) => path === '' || path === 'game') ?? [];

  return (
    <Modal
      title={texts.profile.makeGame}
      size="l"
      onClose={onClose}
      testid="profile-editor"
      actions={
        <>
          {checked !== null && (
            <p
              className={css(`profile-verdict ${checked.problems.length === 0 ? '' : 'profile-wrong'}`)}
              role="status"
              data-testid="profile-verdict"
            >
              {checked.problems.length === 0
                ? texts.profile.right(checked.label)
                : texts.profile.wrong(checked.problems.length)}
              {atNoField.map(({ message }) => ` ${message}.`)}
            </p>
          )}
          <Button onPress={onClose}>{texts.profile.notNow}</Button>
          <Button sends disabled={form === null} onPress={() => check(() => {})} testid="profile-check">
            {texts.profile.check}
          </Button>
          <Button kind="primary" sends disabled={form === null} onPress={make} testid="profile-make">
            {texts.profile.make}
          </Button>
        </>
      }
    >
      <p>{texts.profile.whatHappens}</p>
      <Refusal text={refused} />
      <div className={css('profile-grid')}>
        <Select
          label={texts.profile.game}
          value={fields.game}
          options={[
            { value: '', label: texts.profile.chooseGame },
            ...games.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose}
          testid="profile-game"
        />
        {form && (
          <Select
            label={texts.profile.limit}
            value={fields.limit}
            options={[
              { value: '', label: texts.profile.ownStakes },
              ...form.limits.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(limit) => edit({ limit })}
            error={wrongAt('limit')}
            testid="profile-limit"
          />
        )}
        {form && (
          <>
            <Field
              label={texts.profile.name}
              value={fields.id}
              onChange={(id) => edit({ id })}
              maxLength={40}
              hint={texts.profile.nameHint}
              error={wrongAt('id')}
              testid="profile-id"
            />
            <Field
              label={texts.profile.label}
              value={fields.label}
              onChange={(label) => edit({ label })}
              maxLength={80}
              hint={texts.profile.labelHint}
              error={wrongAt('label')}
              testid="profile-label"
            />
          </>
        )}
      </div>
      {form && (
        <>
          <div className={css('profile-figures')}>
            {BUY_IN.map((name) => (
              <Field
                key={name}
                label={texts.profile[name]}
                prefix="$"
                inputMode="decimal"
                value={fields.buyIn[name]}
                onChange={(text) => edit({ buyIn: { ...fields.buyIn, [name]: text } })}
                error={wrongAt(`buyIn.${name}`)}
                testid={`profile-${name}`}
              />
            ))}
          </div>
          <Collection form={form} fields={fields} wrong={wrongAt('collection') ?? wrongAt('jackpot')} onEdit={edit} />
          <ProfileOptions
            options={form.options}
            values={fields.rules}
            problems={checked?.problems ?? []}
            onChange={(name, text) => edit({ rules: { ...fields.rules, [name]: text } })}
          />
          {others !== null && others.tables.length > 0 && (
            <fieldset className={css('profile-also')}>
              <legend>{texts.profile.alsoAt}</legend>
              <CheckList
                options={others.tables.map(({ number, name }) => ({ id: number, label: name }))}
                checked={also}
                onChange={setAlso}
                testid="profile-also"
              />
            </fieldset>
          )}
        </>
      )}
    </Modal>
  );
}

interface CollectionProps {
  readonly form: ProfileForm;
  readonly fields: Fields;
  readonly wrong: string | null;
  readonly onEdit: (part: Partial<Fields>) => void;
}

/** What is posted of the house's collections, and whether its jackpot drop is taken. */
function Collection({ form, fields, wrong, onEdit }: CollectionProps) {
  const { collection } = fields;
  return (
    <fieldset className={css('profile-collection')}>
      <legend>{texts.profile.collection}</legend>
      {form.collections.length === 0 && <p>{texts.profile.noCollection}</p>}
      <div className={css('profile-collections')}>
        <CheckList
          options={form.collections.map(({ option, text }) => ({
            id: option,
            label: (
              <>
                <strong>{option}</strong> {text}
              </>
            ),
          }))}
          checked={collection}
          onChange={(checked) => onEdit({ collection: [...checked] })}
          testid="profile-collection"
        />
      </div>
      {form.jackpot && (
        <div className={css('profile-jackpot')}>
          <span>{texts.profile.jackpot}</span>
          <Segments
            label={texts.profile.jackpot}
            value={fields.jackpot ? 'yes' : 'no'}
            options={[
              { value: 'no', label: texts.profile.no },
              { value: 'yes', label: texts.profile.yes },
            ]}
            onChange={(value) => onEdit({ jackpot: value === 'yes' })}
          />
        </div>
      )}
      <Refusal text={wrong} />
    </fieldset>
  );
}
