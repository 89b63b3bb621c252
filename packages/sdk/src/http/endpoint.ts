/** The methods the product API answers. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** A route as one string: method, space, path below the API root. `{name}` marks a path parameter. */
export type Route = `${Method} /${string}`;

/** What one call takes and returns. Leave out what the call does not have. */
export interface CallTypes {
  /** Values for the `{name}` marks of the path. */
  params?: Record<string, string | number>;
  /** Values of the query string; `undefined` ones are left out. */
  query?: object;
  /** The JSON body, or the fields of the multipart body when files go with it. */
  body?: object;
  /** Name of the multipart field that carries files. */
  files?: string;
  /** The parsed JSON answer. */
  returns: unknown;
}

declare const types: unique symbol;

/** A route that carries the types of its call; at run time it is the bare string. */
export type Endpoint<T extends CallTypes = CallTypes> = Route & { readonly [types]?: T };

/**
 * Names a call of the product API and gives it its types.
 *
 * @example
 * const signIn = endpoint<{ body: Credentials; returns: SignedIn }>('POST /login');
 */
export function endpoint<T extends CallTypes>(route: Route): Endpoint<T> {
  return route;
}

/** The two halves of a route. */
export function splitRoute(route: Route): { method: Method; path: string } {
  const method = methods.find((name) => route.startsWith(`${name} `)) ?? 'GET';
  return { method, path: route.slice(method.length + 1) };
}
