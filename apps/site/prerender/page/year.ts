/** The footer's HTML stays as it was built, for years perhaps; its year is that of the visit. */
export function showThisYear(): void {
  const line = document.querySelector<HTMLElement>('footer [data-year]');
  if (line === null) return;
  line.textContent = line.textContent.replace(line.dataset['year'] ?? '', String(new Date().getFullYear()));
}
