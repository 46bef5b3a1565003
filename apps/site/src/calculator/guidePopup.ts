/** A separate chunk: form library and schema load with the popup, not with the page. */
export { GuidePopup } from '@fnc/ui/site';
