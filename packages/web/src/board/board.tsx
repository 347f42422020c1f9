/** The board: where everybody stands, and what may be chosen there. */
import type { BoardMarks, BoardReports, BoardScene } from './model.ts';

export interface BoardProps {
  readonly scene: BoardScene;
  readonly marks: BoardMarks;
  readonly reports: BoardReports;
  /** Milliseconds in which pieces go from the scene before to this one; 0: at once. */
  readonly pace: number;
  /** Whether spaces show their numbers. */
  readonly numbers: boolean;
}

export function Board({ scene, marks, reports }: BoardProps) {
  return (
    <div>
      <ol>
        {scene.path.map((icon, i) => (
          <li key={i}>
            {icon}
            {scene.crews.map(crew => crew.pirates[i + 1] && ` ${crew.colour}×${crew.pirates[i + 1]}`)}
          </li>
        ))}
      </ol>
      {marks.movable.map(pirate => (
        <button
          key={`${pirate.seat} ${pirate.at} ${pirate.hat}`}
          type="button"
          onClick={() => reports.onPirate(pirate)}
        >
          {pirate.at}
        </button>
      ))}
      {marks.targets.map(target => (
        <button key={target.place} type="button" onClick={() => reports.onTarget(target)}>
          → {target.place}
        </button>
      ))}
    </div>
  );
}
