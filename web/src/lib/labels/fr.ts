// The labels of the frame, and those that each game's page brings, in one language.

const texts = import.meta.glob<string>(
  ['../../../../crates/narrator/lang/page.fr.ftl', '../../../../games/*/page/lang/fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
