/** A scene of an edition. It says nothing that the words beside it do not. */
import type { EditionId } from '@cartagena/engine';
import cartagena2 from './editions/cartagena2.svg';
import classic from './editions/classic.svg';
import diaries from './editions/diaries.svg';
import family from './editions/family.svg';
import wielka from './editions/wielka.svg';

const PICTURE: { readonly [edition: string]: string } = { classic, cartagena2, wielka, diaries, family };

export function EditionPicture({ edition }: { readonly edition: EditionId }) {
  return <img src={PICTURE[edition] ?? classic} alt="" width="320" height="200" decoding="async" />;
}
