import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with drawn elements in it: rich`To call ${money}`. It stays one sentence in its catalogue, so that a
 * translation may put the elements elsewhere in it.
 */
export const rich = (texts: TemplateStringsArray, ...drawn: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...texts.flatMap((text, nth) => [text, drawn[nth]]).filter((part) => part !== ''));
