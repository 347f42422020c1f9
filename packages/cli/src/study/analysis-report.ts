/** An analysis as a page or a picture. */
import { makePage, type Section } from '../render/page.ts';
import { picture } from '../render/svg.ts';
import { type AnalysedGame, describeGame, seatsTable, turningSentences, turnsTable } from './analysis-text.ts';
import { chancesChart } from './chances-chart.ts';

const TITLE = 'A game understood';

export function analysisPage(game: AnalysedGame, command: string): string {
  const chart = chancesChart(game);
  const points = turningSentences(game);
  const sections: Section[] = [
    {
      title: chart.title,
      chart,
      note: 'The chances after each turn, for an observer who knows all hands. Full dots mark costly choices, rings mark luck.',
    },
    { title: 'Turning points', list: points.length > 0 ? points : ['No single turn decided this game.'] },
    { title: 'The players', tables: [seatsTable(game)] },
    {
      title: 'Turn by turn',
      tables: [turnsTable(game)],
      note: 'Luck is that of the seat whose turn it was; cost is what its choices lost against the best, as far as it could know.',
    },
  ];
  return makePage(TITLE, describeGame(game), sections, command);
}

export function analysisPicture(game: AnalysedGame, command: string): string {
  return picture(describeGame(game), [chancesChart(game)], command);
}
