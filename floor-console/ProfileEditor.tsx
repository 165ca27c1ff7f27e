import { useContext, useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import type { ProfileChecked, ProfileDraft, ProfileForm } from '../protocol/profiles.ts';
import { CheckList } from '../renderer/desk-kit/CheckList.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field, Segments, Select } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useSay } from '../renderer/link/say.ts';
import type { Fields } from './draft.ts';
import styles from './ProfileEditor.module.css';
import { ProfileOptions } from './ProfileOptions.tsx';
import { SendToTables } from './send-to-tables.ts';
import { texts } from './texts.ts';
import { useProfileDraft } from './useProfileDraft.ts';

const css = classes(styles);

export interface ProfileEditorProps {
  readonly games: NonNullable<FloorView['games']>;
  readonly onClose: () => void;
}

const BUY_IN = ['fullBuy', 'shortBuy', 'maximum', 'step'] as const;

/**
 * Makes a profile: what the house posts for a game, with its own options. Errors are shown at their fields before it is
 * sent.
 */
export function ProfileEditor({ games, onClose }: ProfileEditorProps) {
  const [also, setAlso] = useState<readonly number[]>([]);
  const others = useContext(SendToTables);
  const say = useSay();
  const { fields, form, checked, refused, edit, choose, check, make, wrongAt } = useProfileDraft();
  const done = (label: string, draft: ProfileDraft): void => {
    say({ level: 'info', text: texts.profile.done(label) });
    for (const number of also) others?.send(number, draft, say);
    onClose();
  };
  return (
    <Modal
      title={texts.profile.makeGame}
      size="l"
      onClose={onClose}
      testid="profile-editor"
      actions={
        <>
          {checked !== null && <Verdict checked={checked} />}
          <Button onPress={onClose}>{texts.profile.notNow}</Button>
          <Button sends disabled={form === null} onPress={check} testid="profile-check">
            {texts.profile.check}
          </Button>
          <Button kind="primary" sends disabled={form === null} onPress={() => make(done)} testid="profile-make">
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
        {form && <Called form={form} fields={fields} wrongAt={wrongAt} onEdit={edit} />}
      </div>
      {form && (
        <>
          <BuyIn fields={fields} wrongAt={wrongAt} onEdit={edit} />
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

/** Whether the profile can be made, and the errors that belong to no field. */
function Verdict({ checked: { problems, label } }: { readonly checked: ProfileChecked }) {
  const atNoField = problems.filter(({ path }) => path === '' || path === 'game');
  return (
    <p
      className={css(`profile-verdict ${problems.length === 0 ? '' : 'profile-wrong'}`)}
      role="status"
      data-testid="profile-verdict"
    >
      {problems.length === 0 ? texts.profile.right(label) : texts.profile.wrong(problems.length)}
      {atNoField.map(({ message }) => ` ${message}.`)}
    </p>
  );
}

interface CalledProps {
  readonly form: ProfileForm;
  readonly fields: Fields;
  readonly wrongAt: (path: string) => string | null;
  readonly onEdit: (part: Partial<Fields>) => void;
}

/** Which of the house's limits is posted, and the profile's name. */
function Called({ form, fields, wrongAt, onEdit }: CalledProps) {
  return (
    <>
      <Select
        label={texts.profile.limit}
        value={fields.limit}
        options={[
          { value: '', label: texts.profile.ownStakes },
          ...form.limits.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(limit) => onEdit({ limit })}
        error={wrongAt('limit')}
        testid="profile-limit"
      />
      <Field
        label={texts.profile.name}
        value={fields.id}
        onChange={(id) => onEdit({ id })}
        maxLength={40}
        hint={texts.profile.nameHint}
        error={wrongAt('id')}
        testid="profile-id"
      />
      <Field
        label={texts.profile.label}
        value={fields.label}
        onChange={(label) => onEdit({ label })}
        maxLength={80}
        hint={texts.profile.labelHint}
        error={wrongAt('label')}
        testid="profile-label"
      />
    </>
  );
}

/** The limits of a buy-in. */
function BuyIn({ fields, wrongAt, onEdit }: Omit<CalledProps, 'form'>) {
  return (
    <div className={css('profile-figures')}>
      {BUY_IN.map((name) => (
        <Field
          key={name}
          label={texts.profile[name]}
          prefix="$"
          inputMode="decimal"
          value={fields.buyIn[name]}
          onChange={(text) => onEdit({ buyIn: { ...fields.buyIn, [name]: text } })}
          error={wrongAt(`buyIn.${name}`)}
          testid={`profile-${name}`}
        />
      ))}
    </div>
  );
}

interface CollectionProps {
  readonly form: ProfileForm;
  readonly fields: Fields;
  readonly wrong: string | null;
  readonly onEdit: (part: Partial<Fields>) => void;
}

/** Which of the house's collections is posted, and whether its jackpot drop is taken. */
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
