import { globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../main/screens.ts';
import { classes } from '../../renderer/kit/classes.ts';

/** Where styles are CSS modules: everywhere. */
const SCREENS = ['cage', 'floor-console', 'center-display', 'renderer', 'station'];
/** Sheets that several components share, named for their folder or for what they are. */
const SHARED = ['asks', 'floor', 'lobby', 'scene', 'desk', 'suits', 'text', 'people'];
/** The one sheet of the page itself: tokens and elements, no class. */
const PAGE = 'renderer/kit/tokens.css';
const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sheet = (file: string): string => text(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The class names that a sheet defines: those of its selectors that are not marked as belonging to another. */
function namesIn(css: string): Set<string> {
  const selectors = [...css.replaceAll(/:global\([^)]*\)/g, '').matchAll(/([^{};]+)\{/g)].map(([, head]) => head ?? '');
  return new Set(selectors.flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '')));
}

const modules = SCREENS.flatMap((screen) => files(`${screen}/**/*.module.css`));

/** One name written in a component; `begins` when something is put behind it (`log-${level}`). */
interface Written {
  readonly name: string;
  readonly begins: boolean;
  readonly bound: boolean;
}

/** The class names that an expression may come to, as far as they are written in it. */
function written(node: ESTree.Node, bound: boolean): Written[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? split(node.value, bound, false) : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.flatMap(({ value }, nth) => split(value.cooked ?? '', bound, nth < node.quasis.length - 1)),
        ...node.expressions.flatMap((each) => written(each, bound)),
      ];
    case 'ConditionalExpression':
      return [...written(node.consequent, bound), ...written(node.alternate, bound)];
    case 'LogicalExpression':
      return written(node.right, bound);
    case 'JSXExpressionContainer':
      return written(node.expression, bound);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'css'
        ? node.arguments.flatMap((each) => written(each, true))
        : [];
    default:
      return [];
  }
}

function split(words: string, bound: boolean, more: boolean): Written[] {
  const names = words.split(/\s+/);
  return names
    .map((name, nth) => ({ name, bound, begins: more && nth === names.length - 1 }))
    .filter(({ name }) => name !== '');
}

interface Component {
  readonly file: string;
  readonly sheets: readonly string[];
  readonly names: readonly Written[];
  readonly source: string;
}

const components = SCREENS.flatMap((screen) => files(`${screen}/**/*.tsx`)).map((file): Component => {
  const source = text(file);
  const { program, module } = parseSync(file, source);
  const names: Written[] = [];
  new Visitor({
    JSXAttribute(node) {
      if (node.name.name === 'className' && node.value !== null) names.push(...written(node.value, false));
    },
  }).visit(program);
  const sheets = module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => posix.join(posix.dirname(file), name));
  return { file, sheets, names, source };
});

describe('the styles of the screens', () => {
  it('are CSS modules, each next to a component of its name or named for its folder', () => {
    const plain = SCREENS.flatMap((screen) => files(`${screen}/**/*.css`)).filter((file) => !modules.includes(file));
    expect(plain).toEqual([PAGE]);
    expect([...namesIn(sheet(PAGE))]).toEqual([]);
    const alone = modules.filter((file) => !components.some(({ sheets }) => sheets.includes(file)));
    expect(alone).toEqual([]);
    const strangers = modules.filter((file) => {
      const name = basename(file, '.module.css');
      return !SHARED.includes(name) && !components.some((one) => one.file.endsWith(`/${name}.tsx`));
    });
    expect(strangers).toEqual([]);
  });

  it('know every class name that a component writes', () => {
    const unknown = components.flatMap(({ file, sheets, names }) => {
      const own = sheets.flatMap((one) => [...namesIn(sheet(one))]);
      return names
        .filter(({ name, begins, bound }) => {
          const known = bound ? own : [];
          return !(begins ? known.some((one) => one.startsWith(name)) : known.includes(name));
        })
        .map(({ name }) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('hold no class name that no component writes', () => {
    const idle = modules.flatMap((file) => {
      const words = components
        .filter(({ sheets }) => sheets.includes(file))
        .flatMap(({ source }) => [...source.matchAll(/[\w-]+/g)].map(([word]) => word));
      return [...namesIn(sheet(file))]
        .filter((name) => !words.some((word) => word === name || (word.endsWith('-') && name.startsWith(word))))
        .map((name) => `${file}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  it('reach into a piece by a part that it marks', () => {
    const marked = new Set(
      components.flatMap(({ source }) => [...source.matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part)),
    );
    const lost = modules.flatMap((file) =>
      [...sheet(file).matchAll(/\[data-part="([\w-]+)"\]/g)]
        .filter(([, part]) => !marked.has(part))
        .map(([, part]) => `${file}: ${part}`),
    );
    expect(lost).toEqual([]);
    expect(modules.filter((file) => /:global\(\s*\./.test(sheet(file)))).toEqual([]);
  });

  it('take every color from renderer/kit/tokens.css', () => {
    const raw = modules.flatMap((file) =>
      [...sheet(file).matchAll(/:[^;{}]*?(#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab|lch)\()/gi)].map(
        ([, color]) => `${file}: ${color}`,
      ),
    );
    expect(raw).toEqual([]);
  });

  it('use no token that does not exist', () => {
    const defined = new Set(
      files('{cage,floor-console,center-display,renderer,station}/**/*.{css,ts,tsx}').flatMap((file) =>
        [...text(file).matchAll(/(--[a-z][\w-]*)['"]?(?: as string)?\]?\s*:/g)].map(([, name]) => name),
      ),
    );
    const lost = modules.flatMap((file) =>
      [...sheet(file).matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, name]) => !defined.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('classes', () => {
  it('gives the names of the page, of every sheet that has one, and leaves what no sheet has', () => {
    const css = classes({ fund: '_fund_1', key: '_key_1' }, { key: '_key_2' });
    expect(css('fund key handed-down')).toBe('_fund_1 _key_1 _key_2 handed-down');
    expect(css('  ')).toBe('');
  });
});
