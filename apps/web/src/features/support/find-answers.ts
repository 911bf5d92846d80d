export type Answer = { question: string; answer: string };
export type HelpTopic = { title: string; answers: readonly Answer[] };

/** The topics with those answers that hold every word of what is looked for, wherever it stands. */
export function findAnswers(topics: readonly HelpTopic[], q: string): HelpTopic[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string) => words.every((word) => text.includes(word));
  return topics
    .map(({ title, answers }) => ({
      title,
      answers: answers.filter(({ question, answer }) => holdsAll(fold(`${title} ${question} ${answer}`))),
    }))
    .filter(({ answers }) => answers.length > 0);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
