const keys = [
  'classes.weekday.1',
  'classes.weekday.2',
  'classes.weekday.3',
  'classes.weekday.4',
  'classes.weekday.5',
  'classes.weekday.6',
  'classes.weekday.7',
] as const;

/** Days of the week, 1 for Monday, with what they are called. */
export const weekdays = keys.map((key, index) => ({ weekday: index + 1, key }));

export const weekdayKey = (weekday: number): (typeof keys)[number] => keys[weekday - 1] ?? keys[0];
