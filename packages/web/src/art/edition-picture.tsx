/** A scene of an edition. It says nothing that the words beside it do not. */
import type { EditionId } from '@cartagena/engine';
import cartagena2 from './editions/cartagena2.svg';
import classic from './editions/classic.svg';
import diaries from './editions/diaries.svg';
import wielka from './editions/wielka.svg';

const PICTURE: { readonly [E in EditionId]: string } = { classic, cartagena2, wielka, diaries };

export function EditionPicture({ edition }: { readonly edition: EditionId }) {
  return <img src={PICTURE[edition]} alt="" width="320" height="200" decoding="async" />;
}
