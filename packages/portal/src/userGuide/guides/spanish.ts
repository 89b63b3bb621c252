export const guideTexts = import.meta.glob<string>('./es/*.md', { eager: true, query: '?raw', import: 'default' });
