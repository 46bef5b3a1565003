export { ownWindow } from './testing/ownWindow.ts';
export { Say } from './testing/Say.tsx';
export { StoryFrame, type StoryFrameProps } from './testing/StoryFrame.tsx';
export { type StoryLanguage, storyI18n } from './testing/storyI18n.ts';
export { useSay } from './testing/useSay.ts';
export { applySettings, firstSettings, settingsFrom, type StorySettings } from './testing/storySettings.ts';
