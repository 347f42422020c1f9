/** The Adam optimiser, with its usual constants: each weight takes steps of its own size. */
const DECAY_MEAN = 0.9;
const DECAY_SQUARE = 0.999;
const TINY = 1e-8;

export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private stepCount = 0;

  constructor(size: number) {
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
  }

  step(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.stepCount++;
    const scale = (rate * Math.sqrt(1 - DECAY_SQUARE ** this.stepCount)) / (1 - DECAY_MEAN ** this.stepCount);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i];
      this.mean[i] = DECAY_MEAN * this.mean[i] + (1 - DECAY_MEAN) * g;
      this.square[i] = DECAY_SQUARE * this.square[i] + (1 - DECAY_SQUARE) * g * g;
      weights[i] -= (scale * this.mean[i]) / (Math.sqrt(this.square[i]) + TINY);
    }
  }
}
