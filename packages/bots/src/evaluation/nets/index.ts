export { LEGEND_1_NETS as NETS } from '../legend-1/index.ts';
