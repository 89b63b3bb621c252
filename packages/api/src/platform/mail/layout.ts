import { INK, LINE, BACKGROUND, PRIMARY, SOFT, SURFACE } from './brandColors.ts';
import type { Language } from '../language.ts';
import type { Block, Email } from './email.ts';

/** A word that is longer than a phone is wide breaks, and nothing else does. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

const FONTS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The HTML of an email: one column, no pictures, nothing that is fetched, so that opening it cannot be tracked. */
export function htmlOf({ subject, preview, blocks }: Email, language: Language, signature: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${BACKGROUND};color:${INK};font-family:${FONTS};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${BACKGROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;color:${PRIMARY};font-size:22px;font-weight:700">LIA</td></tr>
<tr><td style="background:${SURFACE};border:1px solid ${LINE};border-radius:12px;padding:28px 24px 12px">
${blocks.map(htmlOfBlock).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0;color:${SOFT};font-size:14px">${escaped(signature)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.2">${escaped(block.text)}</h1>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;color:${SOFT};font-size:14px">${escaped(block.text)}</p>`;
    case 'link':
      return (
        `<p style="margin:8px 0 24px"><a href="${escaped(block.url)}" style="display:inline-block;background:${PRIMARY};` +
        `color:${SURFACE};padding:12px 20px;border-radius:10px;font-weight:600;text-decoration:none;` +
        `max-width:100%;box-sizing:border-box;${BREAKS}">` +
        `${escaped(block.label)}</a></p>`
      );
    case 'links':
      return `<p style="margin:0 0 16px;font-size:14px">${block.links.map(htmlOfLink).join(' ')}</p>`;
    case 'facts':
      return (
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">' +
        `${block.facts.map(htmlOfFact).join('')}</table>`
      );
  }
}

const htmlOfLink = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escaped(url)}" style="display:inline-block;padding:8px 16px 8px 0;color:${SOFT}">${escaped(label)}</a>`;

const htmlOfFact = ([name, value]: readonly [string, string]): string =>
  `<tr><td width="40%" style="padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};color:${SOFT};vertical-align:top;${BREAKS}">` +
  `${escaped(name)}</td><td align="right" style="padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top;${BREAKS}">` +
  `${escaped(value)}</td></tr>`;

/** The same email for programs and people that read plain text. */
export const textOf = ({ blocks }: Email, signature: string): string =>
  `${blocks.map(textOfBlock).join('\n\n')}\n\n-- \n${signature}\n`;

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'note':
      return block.text;
    case 'link':
      return textOfLink(block);
    case 'links':
      return block.links.map(textOfLink).join('\n\n');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

const textOfLink = ({ label, url }: { label: string; url: string }): string => `${label}:\n${url}`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, between tags or within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
