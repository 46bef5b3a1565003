import { createElement, use } from 'react';
import type { PageCode } from './pageCode.ts';

/** Renders a page once its code is loaded. */
export const Page = ({ code }: { code: PageCode }) => createElement(use(code.coming()));
