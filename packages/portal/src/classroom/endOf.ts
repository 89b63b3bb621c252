/** When what begins at a time of the clock is over. */
export function endOf(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  return [Math.floor(end / 60) % 24, end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
