/**
 * What a variant is written with: the words, types and building blocks of a module (CONTRIBUTING.md, "Add a variant"). Variants outside this
 * package import it as `@cartagena/engine/module` and extend its open interfaces by the same name.
 */
export * from './base/result.ts';
export * from './base/vocabulary.ts';
export * from './model/actions.ts';
export * from './model/board.ts';
export * from './model/events.ts';
export * from './model/fields.ts';
export * from './model/game-config.ts';
export * from './model/rules.ts';
export * from './model/state.ts';
export * from './model/view.ts';
export * from './play/card-names.ts';
export * from './play/cards.ts';
export * from './play/dimensions.ts';
export * from './play/knowledge.ts';
export * from './play/luck.ts';
export * from './play/movement.ts';
export * from './play/positions.ts';
export * from './play/reasons.ts';
export * from './play/supply.ts';
export * from './play/turn.ts';
export { registerModule } from './setup/registry.ts';
