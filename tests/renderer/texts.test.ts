import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../main/screens.ts';

/** The screens and shared rooms that take every text from their catalogue, `texts.ts`. */
const ROOMS = [
  'cage',
  'center-display',
  'floor-console',
  'renderer/desk-kit',
  'renderer/hand',
  'renderer/kit',
  'renderer/lobby',
  'renderer/page',
  'renderer/scene',
  'station',
];

/** What people read or hear of an element or a piece. */
const READ = new Set(['alt', 'aria-label', 'confirm', 'done', 'error', 'good', 'help', 'hint', 'label', 'pinHint']);
for (const name of ['hello', 'placeholder', 'safe', 'text', 'title', 'why']) READ.add(name);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/&\w+;/g, ''));

/** The literal texts that an expression may come to; what a call or a variable gives is not written here. */
function textsIn(node: ESTree.Node | null): ESTree.Node[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetters(node.value) ? [node] : [];
    case 'JSXText':
      return hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasLetters(value.cooked ?? ''))
        ? [node]
        : node.expressions.flatMap(textsIn);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsIn(node.left)), ...textsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left as ESTree.Node), ...textsIn(node.right)] : [];
    case 'JSXExpressionContainer':
      return textsIn(node.expression);
    default:
      return [];
  }
}

/** Texts written in a file of a screen instead of its catalogue, each with its file and line. */
function literalTexts(file: string, source: string): string[] {
  const found: ESTree.Node[] = [];
  const children = ({ children }: { readonly children: readonly ESTree.Node[] }): void => {
    found.push(...children.flatMap(textsIn));
  };
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute({ name, value }) {
      if (READ.has(String(name.name))) found.push(...textsIn(value));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && READ.has(key.name)) found.push(...textsIn(value));
    },
  }).visit(parseSync(file, source).program);
  return found.map(({ start, end }) => {
    const line = source.slice(0, start).split('\n').length;
    return `${file}:${line}: ${source.slice(start, end).replaceAll(/\s+/g, ' ').trim()}`;
  });
}

const filesOf = (room: string): string[] =>
  globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)texts(\.ts|\/)/.test(file))
    .sort();

describe('what people read on a screen', () => {
  it.each(ROOMS)('stands in the catalogue of %s', (room) => {
    const files = filesOf(room);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => literalTexts(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('is found wherever it is written instead', () => {
    const source = `const STATES = { open: { tone: 'dim', text: 'Open' } };
const Key = ({ on }: { on: boolean }) => (
  <p aria-label={on ? 'On' : texts.off} data-testid="key" className={css('key big')}>
    Press {on && \`more \${count}\`} <b title="Why">{on ? texts.yes : 'no'}</b> · {texts.amount(5)}
  </p>
);`;
    expect(literalTexts('Key.tsx', source).sort()).toEqual(
      [
        "Key.tsx:1: 'Open'",
        "Key.tsx:3: 'On'",
        'Key.tsx:3: Press',
        `Key.tsx:4: \`more $\{count}\``,
        'Key.tsx:4: "Why"',
        "Key.tsx:4: 'no'",
      ].sort(),
    );
  });
});
