import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * A thing of the web platform that a built file uses: a method of an object of unknown type, or else a place in
 * MDN's data. `/` stands between the steps of a place; where it may be found in several, there are several.
 */
export type Use = { method: string } | { places: readonly string[] };

/** What a script uses. What it asks for with `typeof` first is no need, and a name that it gives itself is its own. */
export function usesOfScript(name: string, code: string): Use[] {
  const asked = new Set<string>();
  const given = new Set<string>();
  const globals = new Set<string>();
  const statics = new Set<string>();
  const methods = new Set<string>();
  const texts: string[] = [];
  // Where a name is that of a property, and not of a thing.
  const properties = new Set<number>();

  const give = (pattern: Pattern) => namesIn(pattern).forEach((one) => given.add(one));

  new Visitor({
    VariableDeclarator: ({ id }) => give(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(give),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(give),
    ArrowFunctionExpression: ({ params }) => params.forEach(give),
    ClassDeclaration: ({ id }) => give(id),
    CatchClause: ({ param }) => give(param),
    ImportSpecifier: ({ local }) => give(local),
    ImportDefaultSpecifier: ({ local }) => give(local),
    ImportNamespaceSpecifier: ({ local }) => give(local),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name);
    },
    Property: ({ key, computed }) => void (computed || properties.add(key.start)),
    PropertyDefinition: ({ key, computed }) => void (computed || properties.add(key.start)),
    MethodDefinition: ({ key, computed }) => void (computed || properties.add(key.start)),
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier') return;
      properties.add(property.start);
      if (object.type === 'Identifier' && /^[A-Z]\w{2}/.test(object.name))
        statics.add(`${object.name}/${property.name}`);
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      if (!isThing(callee.object)) methods.add(callee.property.name);
    },
    Identifier: ({ name: used, start }) => void (properties.has(start) || globals.add(used)),
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseSync(name, code).program);

  const needed = (one: string) => {
    const [thing = ''] = one.split('/');
    return !asked.has(thing) && !given.has(thing);
  };
  return [
    ...[...globals].filter(needed).map((one) => ({
      places: [`api/${one}`, `api/Window/${one}`, `javascript/builtins/${one}`],
    })),
    ...[...statics].filter(needed).map((one) => ({
      places: [`api/${one}_static`, `api/${one}`, `javascript/builtins/${one}`],
    })),
    ...[...methods].map((method) => ({ method })),
    ...texts.flatMap(usesOfStyle),
  ];
}

type Pattern = ESTree.BindingPattern | ESTree.ParamPattern | null;

/** The names that a declaration gives: `{ a, b: [c, ...d] }` gives `a`, `c` and `d`. */
function namesIn(pattern: Pattern): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => namesIn(part.type === 'RestElement' ? part.argument : part.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => namesIn(part));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** `URL`, `Object`: names that begin so and are as long stay as they were written. */
const isThing = (node: ESTree.Expression): node is ESTree.IdentifierReference =>
  node.type === 'Identifier' && /^[A-Z]\w{2}/.test(node.name);

const RULE = /[{;}]/;

/** What a sheet uses, as minified by the build; other texts use nothing. */
export function usesOfStyle(text: string): Use[] {
  if (!RULE.test(text)) return [];
  const all = (pattern: RegExp) => [...text.matchAll(pattern)];
  const declarations = all(/(?<=[{;])([a-z-]+):([^{};]*)(?=[;}])/g);
  const used = [
    ...declarations.map(([, property = '']) => [`css/properties/${property}`]),
    ...declarations.flatMap(([, property = '', value = '']) =>
      [...value.matchAll(/(?<![\w-])[a-z-]+/g)].map(([word]) => [`css/properties/${property}/${word}`]),
    ),
    ...declarations.flatMap(([, , value = '']) =>
      [...value.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name = '']) => [
        `css/types/${name}`,
        `css/types/color/${name}`,
        `css/types/calc-size/${name}`,
      ]),
    ),
    ...all(/:{1,2}([a-z-]+)(?=[^;}]*\{)/g).map(([, name = '']) => [`css/selectors/${name}`]),
    ...all(/@([a-z-]+)/g).map(([, name = '']) => [`css/at-rules/${name}`]),
    ...all(/@media[^{]*?\(([a-z-]+)/g).map(([, name = '']) => [`css/at-rules/media/${name}`]),
  ];
  return used.map((places) => ({ places }));
}
