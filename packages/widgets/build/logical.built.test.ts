import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

import { onlyLogical } from './logical.ts';

const compile = (declaration: string) => () =>
  transform({ filename: 'a.css', code: Buffer.from(`a{&:hover{${declaration}}}`), visitor: onlyLogical });

test.for([
  'margin-left:1px',
  'padding-right:var(--a)',
  'border-left:1px solid',
  'border-top-left-radius:2px',
  'left:0',
  'float:right',
  'text-align:left',
  'margin:0 1px 0 2px',
])('a build refuses %s', (declaration) => {
  expect(compile(declaration)).toThrow('mirrored');
});

test.for(['margin:1px 2px', 'margin-inline-start:1px', 'inset:-10px -4px', 'text-align:start', 'border-block-start:0'])(
  'a build takes %s',
  (declaration) => {
    expect(compile(declaration)).not.toThrow();
  },
);
