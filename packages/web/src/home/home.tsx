/** The first page: play at once, or choose. */
import { Frame } from '../ui/frame.tsx';
import { lazy } from '../ui/lazy.tsx';
import { say } from '../words/words.ts';
import { Editions } from './editions.tsx';
import style from './home.module.css';
import { OwnGames } from './own-games.tsx';
import { PastGames } from './past-games.tsx';
import { QuickPlay } from './quick-play.tsx';
import { Friends, Learning } from './ways.tsx';

/** What the server knows comes after everything that needs none. */
const HomeTables = lazy(() => import('../online/home-tables.tsx').then(({ HomeTables }) => HomeTables));

export function Home() {
  return (
    <Frame>
      <div class={style.home}>
        <section class={style.hero}>
          <h1>{say('app.title')}</h1>
          <p class={style.motto}>{say('app.motto')}</p>
          <QuickPlay />
        </section>
        <OwnGames />
        <Editions />
        <Friends />
        <Learning />
        <HomeTables />
        <PastGames />
      </div>
    </Frame>
  );
}
