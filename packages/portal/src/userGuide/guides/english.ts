export const guideTexts = import.meta.glob<string>('./en/*.md', { eager: true, query: '?raw', import: 'default' });
