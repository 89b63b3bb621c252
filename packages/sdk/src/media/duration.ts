/** Seconds as a clock: `4:07`, `1:02:07`. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The seconds of a clock, `4:07` or `1:02:07`; null for any other text. */
export function readDuration(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (minutes === '') return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
