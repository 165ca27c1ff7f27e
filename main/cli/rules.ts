import { gameNamed, houseNamed, type OptionTable, oneOperand, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { type OptionLine, optionsOf } from '../rules-file.ts';
import { usageOf } from '../usage.ts';

const OPTIONS = {
  house: { value: 'HOUSE', help: 'with the defaults of that house' },
  json: { help: 'every option as JSON' },
} as const satisfies OptionTable;

export const command: Command = {
  usage: usageOf({
    name: 'rules',
    operands: 'GAME',
    options: OPTIONS,
    about: 'Amounts are dollars, as scenario files and table profiles write them.',
  }),
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const id = oneOperand(positionals, 'expected one game id');
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
