/** A line of a cue's times: hours may be left out. */
const CUE = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;

/** Whether a text is a file of captions (WebVTT) with at least one cue. Browsers draw no tags of it but their own, and run nothing. */
export function isCaptions(text: string): boolean {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const [first = ''] = lines;
  return /^WEBVTT(?:[ \t]|$)/.test(first) && lines.some((line) => CUE.test(line)) && !text.includes('\0');
}
