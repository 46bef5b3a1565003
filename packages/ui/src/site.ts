export { Calculator } from './site/Calculator/Calculator.tsx';
export { useSumText } from './site/Calculator/useSumText.ts';
export { savingFigure } from './site/Calculator/savingFigure.ts';
export { ContactDialog, type ContactDialogProps } from './site/ContactDialog/ContactDialog.tsx';
export { EmptyContactFaults } from './site/ContactForm/EmptyContactFaults.tsx';
export type { SendContact } from './site/ContactForm/useContactForm.ts';
export { ContactSection } from './site/ContactSection/ContactSection.tsx';
export { CtaBanner, type CtaBannerProps } from './site/CtaBanner/CtaBanner.tsx';
export { ErrorScreen } from './site/ErrorScreen/ErrorScreen.tsx';
export { Faq, type FaqProps } from './site/Faq/Faq.tsx';
export { Footer, type FooterHrefs } from './site/Footer/Footer.tsx';
export { ForWho, type ForWhoProps } from './site/ForWho/ForWho.tsx';
export { FounderStory, type FounderStoryProps } from './site/FounderStory/FounderStory.tsx';
export { founderStory } from './site/FounderStory/founderStory.data.ts';
export { plainPost } from './site/forms/formFields.ts';
export type { SendFailure } from './site/forms/sendFailure.ts';
export type { Typed } from './site/forms/useDraft.ts';
export type { FormDraft } from './site/forms/useDraft.ts';
export type { RequestGuide } from './site/GuideForm/useGuideForm.ts';
export { GuidePopup } from './site/GuidePopup/GuidePopup.tsx';
export { Hero } from './site/Hero/Hero.tsx';
export { LandingPage } from './site/LandingPage/LandingPage.tsx';
export type { LandingVariant } from './site/LandingPage/landing.data.ts';
export type { LanguageSwitch } from './site/LanguageToggle/LanguageToggle.tsx';
export { NavBar } from './site/NavBar/NavBar.tsx';
export type { NavBarProps, NavEntry } from './site/NavBar/navEntries.ts';
export { NewsletterConfirm } from './site/NewsletterConfirm/NewsletterConfirm.tsx';
export { NotFoundNotice } from './site/NotFoundNotice/NotFoundNotice.tsx';
export { loadPrivacyStatement } from './site/PrivacyPage/loadPrivacyStatement.ts';
export { leaveMarks } from './site/PlainFormPage/fill.tsx';
export { PageNotices, type PageNotice } from './site/PageNotices/PageNotices.tsx';
export {
  PlainFormPage,
  plainFormPages,
  plainFormTitles,
  type PlainFormPageId,
} from './site/PlainFormPage/PlainFormPage.tsx';
export { PrivacyPage } from './site/PrivacyPage/PrivacyPage.tsx';
export { SitePage } from './site/SitePage/SitePage.tsx';
export { SkylineQuote } from './site/SkylineQuote/SkylineQuote.tsx';
export { Steps } from './site/Steps/Steps.tsx';
export { Testimonials, type TestimonialsProps } from './site/Testimonials/Testimonials.tsx';
export { testimonials } from './site/Testimonials/testimonials.data.ts';
export { WhyCyprus, type WhyCyprusProps } from './site/WhyCyprus/WhyCyprus.tsx';
export { WorkedCases, type WorkedCasesProps } from './site/WorkedCases/WorkedCases.tsx';
export { Unsubscribe } from './site/Unsubscribe/Unsubscribe.tsx';
