import type { ApiRoute } from '@fnc/domain/api';

type Part<Name extends string, S> = [S] extends [undefined] ? unknown : Record<Name, S>;
type Of<R, Name extends string> = Name extends keyof R ? R[Name] : undefined;

type RouteSchema<R extends ApiRoute> = Part<'body', Of<R, 'body'>> &
  Part<'querystring', Of<R, 'query'>> &
  Part<'params', Of<R, 'params'>> & { response: { 200: R['answer'] } };

/** Method, address and schemas of a contract route, in Fastify's form. */
export function contractRoute<R extends ApiRoute>(
  route: R,
): { method: R['method']; url: string; schema: RouteSchema<R>; bodyLimit?: number } {
  const { method, path: url, body, query, params, bodyLimit, answer } = route;
  const schema = {
    ...(body === undefined ? {} : { body }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(params === undefined ? {} : { params }),
    response: { 200: answer },
  };
  return { method, url, schema: schema as RouteSchema<R>, ...(bodyLimit === undefined ? {} : { bodyLimit }) };
}
