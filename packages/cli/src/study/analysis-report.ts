/** An analysis as a page or a picture. */
import { makePage, type Section } from '../render/page.ts';
import { picture } from '../render/svg.ts';
import { describeGame, seatsTable, type Told, turningSentences, turnsTable } from './analysis-text.ts';
import { chancesChart } from './chances-chart.ts';

const TITLE = 'A game understood';

export function analysisPage(told: Told, command: string): string {
  const chart = chancesChart(told);
  const points = turningSentences(told);
  const sections: Section[] = [
    {
      title: chart.title,
      chart,
      note: 'How the chances stood after each turn, for somebody who sees all hands. Full dots: a choice that cost much. Rings: luck.',
    },
    { title: 'Turning points', list: points.length > 0 ? points : ['No single turn decided this game.'] },
    { title: 'The players', tables: [seatsTable(told)] },
    {
      title: 'Turn by turn',
      tables: [turnsTable(told)],
      note: 'Luck is that of the seat whose turn it was; cost is what its choices lost against the best, as far as it could know.',
    },
  ];
  return makePage(TITLE, describeGame(told), sections, command);
}

export function analysisPicture(told: Told, command: string): string {
  return picture(describeGame(told), [chancesChart(told)], command);
}
