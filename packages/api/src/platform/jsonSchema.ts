import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** What can describe its rules: every yup schema. */
export interface Describable {
  describe(): SchemaFieldDescription;
}

/** A yup schema as JSON Schema 2020-12, for the API reference. Rules that hang on other fields are not in it. */
export const jsonSchemaOf = (schema: Describable): object => convert(schema.describe(), '');

function convert(description: SchemaFieldDescription, name: string): object {
  if (!isDescription(description)) return {};
  const { label, meta, nullable, oneOf, type } = description;
  const choices = oneOf.filter((choice) => choice !== undefined && choice !== null);
  return {
    ...(type !== 'mixed' && { type: nullable ? [typeName(description), 'null'] : typeName(description) }),
    ...((label ?? name) && { title: label ?? name }),
    ...(typeof meta?.['description'] === 'string' && { description: meta['description'] }),
    ...(choices.length > 0 && { enum: nullable ? [...choices, null] : choices }),
    ...limits(description),
    ...(isObject(description) && fields(description)),
    ...(isArray(description) && description.innerType && !Array.isArray(description.innerType)
      ? { items: convert(description.innerType, '') }
      : {}),
  };
}

const typeName = ({ type, tests }: SchemaDescription): string =>
  type === 'number' && tests.some((test) => test.name === 'integer') ? 'integer' : type;

function fields({ fields: inner }: SchemaObjectDescription): object {
  const entries = Object.entries(inner);
  const required = entries.filter(([, field]) => isDescription(field) && !field.optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field, name)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

const names: Record<string, { min: string; max: string } | undefined> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limits({ type, tests }: SchemaDescription): object {
  const words = names[type];
  if (!words) return {};
  const found: Record<string, unknown> = {};
  for (const { name, params } of tests) {
    if (name === 'min' && params?.['min'] !== undefined) found[words.min] = params['min'];
    if (name === 'min' && params?.['more'] !== undefined) found['exclusiveMinimum'] = params['more'];
    if (name === 'max' && params?.['max'] !== undefined) found[words.max] = params['max'];
    if (name === 'matches' && params?.['regex'] instanceof RegExp) found['pattern'] = params['regex'].source;
  }
  return found;
}

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription =>
  'tests' in field && 'oneOf' in field;
const isObject = (field: SchemaDescription): field is SchemaObjectDescription => field.type === 'object';
const isArray = (field: SchemaDescription): field is SchemaInnerTypeDescription => field.type === 'array';
