import type { Rubric } from '@lia/sdk/activities/rubric';
/** A level as it is typed; `id` distinguishes it from the others. */
export interface TypedLevel {
  id: string;
  name: string;
  points: string;
  description: string;
}

export interface TypedCriterion {
  id: string;
  name: string;
  levels: TypedLevel[];
}

export type TypedRubric = TypedCriterion[];

const hasTexts = <K extends string>(value: unknown, ...names: K[]): value is Record<K, string> =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string');

const isLevel = (value: unknown): value is TypedLevel => hasTexts(value, 'id', 'name', 'points', 'description');

const isCriterion = (value: unknown): value is TypedCriterion =>
  hasTexts(value, 'id', 'name') && 'levels' in value && Array.isArray(value.levels) && value.levels.every(isLevel);

const newId = (): string => crypto.randomUUID();

export const newLevel = (level: Partial<TypedLevel> = {}): TypedLevel => ({
  name: '',
  points: '',
  description: '',
  ...level,
  id: newId(),
});

/** A further criterion has the levels of the one before it, whose descriptions are its own. */
export const newCriterion = (levels: readonly Pick<TypedLevel, 'name' | 'points'>[]): TypedCriterion => ({
  id: newId(),
  name: '',
  levels: levels.map(({ name, points }) => newLevel({ name, points })),
});

export const typedOf = (rubric: Rubric): TypedRubric =>
  rubric.map(({ name, levels }) => ({
    id: newId(),
    name,
    levels: levels.map((level) =>
      newLevel({ name: level.name, points: String(level.points), description: level.description ?? '' }),
    ),
  }));

/** The rubric of a draft; none for any other text. */
export function readTyped(text: string): TypedRubric {
  if (text === '') return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every(isCriterion) ? parsed : [];
  } catch {
    return [];
  }
}

/** `2,5` and `2.5` → 2.5; what is no number is none. */
const numberOf = (text: string): number => (/^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN);

/** The rubric that the call takes. */
export const rubricOf = (typed: TypedRubric): Rubric =>
  typed.map(({ name, levels }) => ({
    name: name.trim(),
    levels: levels.map((level) => ({
      name: level.name.trim(),
      points: numberOf(level.points),
      ...(level.description.trim() !== '' && { description: level.description.trim() }),
    })),
  }));
