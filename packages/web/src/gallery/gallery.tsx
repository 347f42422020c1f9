/**
 * The art and boards in the middle of games, to look at while developing. Not part of the build.
 * `/gallery.html` shows the art, `/gallery.html?table=great-escape&seats=5&steps=90` a board that fills the window.
 */
import { render } from 'preact';
import '../art/font.css';
import { Sprite } from '../art/sprite.tsx';
import '../ui/tokens.css';
import { speak } from '../words/words.ts';
import { ArtSheet } from './art-sheet.tsx';
import { LiveBoard } from './live-board.tsx';

const query = new URLSearchParams(location.search);
await speak(query.get('language') === 'pl' ? 'pl' : 'en');
document.documentElement.dataset.theme = query.get('theme') ?? 'auto';
const table = query.get('table');
render(
  <>
    <Sprite />
    {table ? (
      <LiveBoard
        name={table}
        seats={Number(query.get('seats') ?? 3)}
        steps={Number(query.get('steps') ?? 60)}
        seed={query.get('seed') ?? 'gallery'}
        numbers={query.has('numbers')}
        pace={Number(query.get('pace') ?? 450)}
        marks={query.get('marks') !== 'none'}
      />
    ) : (
      <ArtSheet />
    )}
  </>,
  document.getElementById('app')!,
);
