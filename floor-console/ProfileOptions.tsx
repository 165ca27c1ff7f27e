import { useState } from 'react';
import type { OptionField, ProfileChecked } from '../protocol/profiles.ts';
import { classes } from '../renderer/kit/classes.ts';
import { Field, Select } from '../renderer/kit/Field.tsx';
import { usualText } from './draft.ts';
import styles from './ProfileEditor.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface ProfileOptionsProps {
  readonly options: readonly OptionField[];
  /** By name; empty for the default. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: ProfileChecked['problems'];
  readonly onChange: (name: string, text: string) => void;
}

/** The options of a game, each with its default. An option with an error is always visible. */
export function ProfileOptions({ options, values, problems, onChange }: ProfileOptionsProps) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const wrongAt = (name: string): string | null =>
    problems.find(
      ({ path }) => path === `rules.${name}` || path.startsWith(`rules.${name}.`) || path.startsWith(`rules.${name}[`),
    )?.message ?? null;
  const shown = options.filter(
    ({ name, title }) => wrongAt(name) !== null || `${name} ${title}`.toLowerCase().includes(wanted),
  );
  return (
    <section className={css('profile-options')} aria-label={texts.profile.options}>
      <Field label={texts.profile.findOption} value={filter} onChange={setFilter} testid="option-filter" />
      <div className={css('profile-grid')}>
        {shown.map((option) => (
          <Option
            key={option.name}
            option={option}
            value={values[option.name] ?? ''}
            error={wrongAt(option.name)}
            onChange={(text) => onChange(option.name, text)}
          />
        ))}
      </div>
    </section>
  );
}

interface OptionProps {
  readonly option: OptionField;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

function Option({ option, value, error, onChange }: OptionProps) {
  const { name, title, values, choices, money } = option;
  const usual = texts.profile.usual(usualText(option, texts.profile.none));
  if (choices !== null) {
    return (
      <Select
        label={title}
        value={value}
        options={[
          { value: '', label: usual },
          ...choices.map((choice) => ({ value: choice, label: choice.replaceAll('"', '') })),
        ]}
        onChange={onChange}
        error={error}
        testid={`option-${name}`}
      />
    );
  }
  return (
    <Field
      label={title}
      value={value}
      onChange={onChange}
      {...(money ? { prefix: '$', inputMode: 'decimal' as const } : {})}
      hint={`${usual} · ${values}`}
      error={error}
      testid={`option-${name}`}
    />
  );
}
