import { describe, expect, test } from 'vitest';
import { isSliderKey, isStepKey, rounded, share, stepped } from './Slider.tsx';

describe('stepped', () => {
  const steps = { step: 5, min: 0, max: 100 };
  test.each([
    [50, 'ArrowUp', 55],
    [50, 'ArrowRight', 55],
    [50, 'ArrowDown', 45],
    [50, 'ArrowLeft', 45],
    [50, 'PageUp', 100],
    [50, 'PageDown', 0],
    [98, 'ArrowUp', 100],
    [2, 'ArrowDown', 0],
    [100, 'ArrowUp', 100],
    [0, 'ArrowDown', 0],
    [52, 'ArrowUp', 55], // between two steps: to the next one
    [52, 'ArrowDown', 50],
    [50, 'Home', 0],
    [50, 'End', 100],
    [null, 'ArrowUp', 0],
    [500, 'ArrowUp', 100], // typed, beyond the maximum
  ] as const)('from %s with %s to %i', (value, key, expected) => {
    expect(stepped(value, key, steps)).toBe(expected);
  });

  test('keeps decimals exact', () => {
    expect(stepped(0.2, 'ArrowUp', { step: 0.1 })).toBe(0.3);
    expect(stepped(0.3, 'ArrowDown', { step: 0.1, min: 0.1 })).toBe(0.2);
  });

  test('without ends it goes on', () => {
    expect(stepped(-3, 'ArrowDown', { step: 1 })).toBe(-4);
    expect(stepped(null, 'ArrowUp', { step: 1 })).toBe(0);
  });
});

test('in a text field left, right, Home and End stay with the caret', () => {
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].every(isStepKey)).toBe(true);
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a', 'toString'].some(isStepKey)).toBe(false);
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].every(isSliderKey)).toBe(true);
  expect(isSliderKey('toString')).toBe(false);
});

test.each([
  [50, 0, 100, 0.5],
  [-5, 0, 100, 0],
  [500, 0, 100, 1],
  [5, 5, 5, 0],
])('%i between %i and %i is %f of the way', (value, min, max, expected) => {
  expect(share(value, min, max)).toBe(expected);
});

test.each([
  [52, 50],
  [53, 55],
  [-4, 0],
  [99, 100],
])('a thumb dragged to %i rests at %i', (value, expected) => {
  expect(rounded(value, { step: 5, min: 0, max: 100 })).toBe(expected);
});
