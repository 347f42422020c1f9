/** The result of a simulation as a page or a picture. */

import { describeTable } from '../../render/caption.ts';
import { makePage, type Section } from '../../render/page.ts';
import { type Chart, picture } from '../../render/svg.ts';
import type { SimulateResult } from '../stats/simulate-stats.ts';
import { MACHINE, timesTable } from './arena-text.ts';
import { histogramChart, sharesChart } from './charts.ts';
import {
  describeSimulation,
  endingsTable,
  lengthTable,
  modulesTable,
  orderTable,
  orderTitle,
  seatsTable,
  seatTitle,
} from './simulate-text.ts';

const lengthChart = ({ turns }: SimulateResult): Chart => histogramChart('Turns in a game', turns.bars, turns.median);

function seatsChart({ seats }: SimulateResult): Chart {
  const chance = 1 / seats.length;
  return sharesChart(
    'Victories by seat',
    seats.map(seat => ({ label: seatTitle(seat), ...seat, chance })),
  );
}

function orderChart({ order }: SimulateResult): Chart {
  const chance = 1 / order.length;
  return sharesChart(
    'Victories by order of play',
    order.map((rate, place) => ({ label: orderTitle(place), ...rate, chance })),
  );
}

const section = (chart: Chart, ...tables: Section['tables'] & object): Section => ({
  title: chart.title,
  chart,
  tables,
});

export function simulatePage(result: SimulateResult, command: string): string {
  const sections: Section[] = [
    section(lengthChart(result), lengthTable(result)),
    section(seatsChart(result), seatsTable(result)),
    section(orderChart(result), orderTable(result)),
    { title: 'How it ended', tables: [endingsTable(result)] },
    {
      title: 'What the modules did',
      tables: [modulesTable(result)],
      note: 'The last columns look at games in which one seat did it more often than every other: how often did that seat win? It goes together with winning but need not be the cause; the winner has often had one turn more than the others.',
    },
    {
      title: 'Decision times',
      tables: [timesTable(result)],
      note: MACHINE,
    },
  ];
  return makePage(`A simulation of ${result.config.edition}`, describeSimulation(result), sections, command);
}

export function simulatePicture(result: SimulateResult, command: string): string {
  const title = `${result.games} games of ${describeTable(result.config)}`;
  return picture(title, [lengthChart(result), seatsChart(result), orderChart(result)], command);
}
