import { beforeEach } from 'vitest';

import { collected, ownRules } from '../embed/shims/styled-components.tsx';

// The embed build takes the rules out of the code and into sheets; here they are put on the page as they were written.
beforeEach(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...collected, ...ownRules].map(([name, rules]) => `.${name} {${rules}}`).join('\n'));
  document.adoptedStyleSheets = [sheet];
});
