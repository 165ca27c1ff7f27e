import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../main/screens.ts';

/** The screens whose texts stand in a catalogue. */
const SCREENS = ['station'];

/** Attributes, and properties of our own pieces, that people read or hear. */
const READ = new Set(['alt', 'aria-label', 'done', 'hello', 'label', 'placeholder', 'safe', 'text', 'title', 'why']);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** The texts that an expression may come to, as far as they are written in it. */
function written(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.cooked ?? ''), ...node.expressions.flatMap(written)];
    case 'ConditionalExpression':
      return [...written(node.consequent), ...written(node.alternate)];
    case 'LogicalExpression':
      return [...written(node.left), ...written(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...written(node.left), ...written(node.right)] : [];
    case 'JSXExpressionContainer':
      return written(node.expression);
    default:
      return [];
  }
}

/** What a component writes for people to read without taking it from a catalogue. */
function literalTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const keep = (texts: readonly string[]): void => {
    found.push(...texts.filter(hasLetters).map((text) => `${file}: ${text.trim()}`));
  };
  new Visitor({
    JSXText(node) {
      keep([node.value]);
    },
    JSXAttribute(node) {
      if (node.value !== null && typeof node.name.name === 'string' && READ.has(node.name.name)) {
        keep(written(node.value));
      }
    },
    JSXElement(node) {
      keep(inBraces(node.children));
    },
    JSXFragment(node) {
      keep(inBraces(node.children));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const inBraces = (children: readonly ESTree.JSXChild[]): string[] =>
  children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? written(child) : []));

describe('the texts of the screens', () => {
  it.each(SCREENS)('of %s stand in its catalogue', (screen) => {
    const files = globSync(`${screen}/**/*.tsx`, { cwd: ROOT });
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => literalTexts(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('are found as words, in braces and in what is read out', () => {
    const source = `const It = () => (
      <p title="A" aria-label={\`B \${n}\`} className="not read" placeholder={x ? 'C' : texts.d}>
        D {'E'} {on && 'F'} {on ? texts.g : \`G \${n}\`} {texts.h} {n + ' H'} · 12
      </p>
    );`;
    const found = literalTexts('it.tsx', source).map((text) => text.replace('it.tsx: ', ''));
    expect(found.sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  });
});
