/** The same methods, with someone who hears of everything they reject with. */
export function listening<Methods extends object>(methods: Methods, hear: (error: unknown) => void): Methods {
  return new Proxy(methods, {
    get(target, name, receiver): unknown {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]): Promise<unknown> => {
        try {
          return await (Reflect.apply(method, target, given) as Promise<unknown>);
        } catch (error) {
          hear(error);
          throw error;
        }
      };
    },
  });
}
