/** All drawings on one page, to look at while developing: `/gallery.html?theme=dark`. Not part of the build. */
import { EDITIONS, type Icon } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { render } from 'preact';
import '../art/font.css';
import { CardBack, CardFace } from '../art/card.tsx';
import { EditionPicture } from '../art/edition-picture.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Glyph } from '../art/glyph.tsx';
import { ICON_DRAWING } from '../art/icons.tsx';
import { Pawn } from '../art/pawn.tsx';
import { Picture } from '../art/picture.tsx';
import { Piece } from '../art/piece.tsx';
import { PLACE_DRAWING, type PlacePicture } from '../art/places.tsx';
import { PIECES, Sprite } from '../art/sprite.tsx';
import '../ui/tokens.css';

const row = { display: 'flex', gap: '10px', padding: '6px', flexWrap: 'wrap', alignItems: 'end' } as const;
const parchment = { ...row, background: 'var(--parchment)', color: 'var(--parchment-ink)' };

function ArtSheet() {
  return (
    <>
      {[64, 32, 20].map(size => (
        <div key={size} style={parchment}>
          {[...Object.keys(ICON_DRAWING), 'unknown'].map(icon => (
            <Glyph key={icon} icon={icon as Icon} size={size} />
          ))}
        </div>
      ))}
      <div style={row}>
        {[18, 28, 56].flatMap(size => COLOURS.map(colour => <Pawn key={colour} colour={colour} size={size} />))}
        {COLOURS.map(colour => (
          <Pawn key={colour} colour={colour} hat size={40} />
        ))}
      </div>
      <div style={row}>
        {Object.keys(PIECES).map(id => (
          <Piece key={id} id={id} size={56} />
        ))}
        {Object.keys(PIECES).map(id => (
          <Piece key={id} id={id} size={22} />
        ))}
        {(Object.keys(PLACE_DRAWING) as PlacePicture[]).map(place => (
          <div key={place} style={{ width: '84px' }}>
            <Picture place={place} />
          </div>
        ))}
      </div>
      <div style={row}>
        <CardFace card="key" size={70} />
        <CardFace card="parrot*" size={70} mark="golden" />
        <CardFace card="pistol*" size={70} />
        <CardBack size={70} />
        <CardFace card="skull" size={44} />
        <CardFace card="cannon*" size={44} mark="golden" />
        <CardFace card="bomb*" size={44} />
        <CardBack size={44} />
        <Emblem size={128} />
        <Emblem size={40} />
        <Emblem size={16} />
      </div>
      <div style={row}>
        {EDITIONS.map(edition => (
          <EditionPicture key={edition} edition={edition} />
        ))}
      </div>
    </>
  );
}

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'auto';
render(
  <>
    <Sprite />
    <ArtSheet />
  </>,
  document.getElementById('app')!,
);
