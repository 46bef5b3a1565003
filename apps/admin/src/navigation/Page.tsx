import { createElement, use } from 'react';
import type { PageCode } from './pageCode.ts';

/** A page in its place: drawn as soon as its code is there. */
export const Page = ({ code }: { code: PageCode }) => createElement(use(code.coming()));
