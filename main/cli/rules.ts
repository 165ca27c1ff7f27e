import { gameNamed, houseNamed, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { type OptionLine, optionsOf } from '../rules-file.ts';

export const command: Command = {
  name: 'rules',
  summary: 'list the options of a game with their units, defaults and sources',
  usage: [
    'dealerless rules GAME [--house HOUSE] [--json]',
    '',
    '  --house HOUSE  with the defaults of that house',
    '',
    'Amounts are dollars, as scenario files and table profiles write them.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArguments(args, {
      house: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError('which game? One id is expected');
    const game = gameNamed(id);
    const options = optionsOf(game, houseNamed(values.house, game));
    process.stdout.write(
      values.json ? `${JSON.stringify(options, null, 2)}\n` : `${options.map(paragraph).join('\n')}\n`,
    );
    return 0;
  },
};

function paragraph({ name, title, values, source, unit, default: value }: OptionLine): string {
  return [
    `${name} (${unit}): ${title}`,
    `  values   ${values}`,
    `  default  ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    `  source   ${source}`,
  ].join('\n');
}
