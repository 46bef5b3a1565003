import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageOf } from '../paths.ts';
import { linkTarget } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Links go through the app, also those in parts of the page that came as plain HTML and stayed it. */
export function useLinks(): void {
  const { addressBar, rememberLanguage, showFromTop } = useServices();
  const navigate = useNavigate();

  useEffect(
    () =>
      addressBar.onLink((link) => {
        const from = addressBar.read();
        const target = linkTarget(link, from);
        const language = languageOf(link.pathname);
        if (target.by === 'app' && language !== languageOf(from.pathname)) rememberLanguage(language);
        if (target.by === 'browser') return false;
        if (target.by === 'app') void navigate(target.to);
        else showFromTop();
        return true;
      }),
    [addressBar, navigate, rememberLanguage, showFromTop],
  );
}
