import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with something drawn in it: rich`To call ${money}`. It stays one sentence in its catalogue, so another
 * language may put what is drawn elsewhere in it.
 */
export const rich = (texts: TemplateStringsArray, ...drawn: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...texts.flatMap((text, nth) => [text, drawn[nth]]).filter((part) => part !== ''));
