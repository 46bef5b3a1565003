/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** `add`, as it is made once: a function made anew for every file would be compiled anew for every file. */
class Seen {
  /** 0 is free, else the index of a text, from 1. A quarter to half of them are taken. */
  readonly #places: Int32Array;
  readonly #texts: string[] = [];

  constructor(most: number) {
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(most, 1) * 2)));
  }

  /** Whether it is new; from now on it is not. */
  add(text: string): boolean {
    const places = this.#places;
    const last = places.length - 1;
    let place = hashOf(text) & last;
    for (let index = places[place] ?? 0; index !== 0; index = places[place] ?? 0) {
      if (this.#texts[index - 1] === text) return false;
      place = (place + 1) & last;
    }
    places[place] = this.#texts.push(text);
    return true;
  }
}

/**
 * Which texts were met before, for as many as are announced. A `Set` does the same, but growing to tens of thousands of
 * texts it costs more than reading the whole file: `bench/import.ts`.
 *
 * @param most how many different texts there can be
 */
export const createSeen = (most: number): Pick<Seen, 'add'> => new Seen(most);
