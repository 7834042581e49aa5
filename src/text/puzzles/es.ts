/** Spanish: the puzzles. */
import type { PuzzleTexts } from './en';

export const puzzles: PuzzleTexts = {
  ember: {
    title: 'Una llama pequeña',
    story: 'Los Hoax pueden reunir mucho más fuego que tú. Mira con qué.',
    hint: 'Lee los textos de tus Personajes y luego mira los suyos.',
    why: 'Ember prohíbe los Personajes sin texto especial, y no tienen otros. Elemental Enchantment te sube a 6, para que puedas anunciar.',
  },
  mutant: {
    title: 'Otro terreno',
    story: 'El fuego es el elemento de los Vulca, y ahí no vas a ganar.',
    hint: 'Quien tiene 7 en contra puede cambiar el combate.',
    why: 'Var-dis-Nar cambia el combate a tierra. Anuncias 5; con todo lo que tienen llegan a 4.',
  },
  retrieve: {
    title: 'Nadie en la mano',
    story: 'No tienes ningún Personaje en la mano, así que parece que debes retirarte.',
    hint: 'El comienzo del turno es el momento de las cartas que vuelven.',
    why: 'Recupera a Squadron Leader Squeak y juégalo otra vez. Dos cartas Launch se juegan como Pareja, y 10 es más de lo que alcanzan; una sola no basta.',
  },
  cataclysm: {
    title: 'Todo en lo que se apoyan',
    story: 'Hay tres Apoyos ante los Hoax que cuentan en cada turno. Puedes gastar una carta de Liderazgo.',
    hint: 'Lo que se queda todo el combate vale más que un Personaje.',
    why: 'Cast Cataclysm les quita 6 para siempre. Después, 8 en fuego ya queda fuera de su alcance.',
  },
  tomorrow: {
    title: 'Bastante para mañana',
    story: 'Puedes igualarlos de muchas maneras. Solo una asegura que no te igualen.',
    hint: 'Suma lo máximo que pueden hacer el próximo turno y supéralo en 1.',
    why: 'Llegan a 10: 2, 5 y 3. Scorch the Inflammable doblado da 12, y Flickering Fires 1 más.',
  },
  distract: {
    title: 'Dos dragones, y otros dos',
    story: 'Hay seis cartas ante los Vulca, y dos dragones con ellos. Otros dos acabarían el juego.',
    hint: 'Tendrás que irte. Importa cómo.',
    why: 'Tras Distract Holy Dragon tu retirada les da un solo dragón: el tercero, no el cuarto.',
  },
  silence: {
    title: 'Una tarde serena',
    story: 'Sus Refuerzos y Apoyos son mejores que los tuyos. En tierra llegarían a 9.',
    hint: 'Una carta que prohíbe más de lo que combate.',
    why: 'Mientras Thirkomedas the Serene esté activo no juegan Refuerzos ni Apoyos. Con Tome of Wisdom tienes 7, y un Personaje solo los lleva a 6.',
  },
  gang: {
    title: 'Cuantos más, mejor',
    story: 'Delante está un miembro de la Banda Fun. Otros tres están en tu mano.',
    hint: 'Una Banda puede crecer sin poner a nadie debajo.',
    why: 'Ampliada con los tres, la Banda suma 2 + 3 + 3, doblado por FunFun: 16. Como Banda nueva serían 12, y ellos llegan a 14.',
  },
  landing: {
    title: 'Llega el barco',
    story: 'Rising Sun está lleno. Tu mano también parece fuerte.',
    hint: 'Los Personajes Buka de un barco desembarcado son Libres.',
    why: 'Los tres Personajes y Armory del barco suman 12. Ellos llegan a 11; con la mano no alcanzas tanto.',
  },
  sixCards: {
    title: 'Seis en un vuelo',
    story: 'Este combate lo vas a ganar. Gana con él dos dragones.',
    hint: 'Cuenta cartas, no poder.',
    why: 'Ya hay dos cartas. Con Commence Mega Launch añades un Personaje y tres Refuerzos: seis cartas, dos dragones. Con una Pareja sola serían cinco.',
  },
  escape: {
    title: 'La narradora',
    story:
      'Este combate no lo puedes ganar, e irte ahora cuesta dos dragones. No te quedan cartas que robar.',
    hint: 'Quédate un turno más, con la carta justa delante.',
    why: 'Con Bethenitana the Storyteller tu retirada no cuesta dragones, pero solo mientras esté activa. Inscrutable Armor tiene un Escudo: anuncias 2 contra 5 y te vas el turno siguiente.',
  },
  ownBluff: {
    title: 'Una cara sincera',
    story: 'Necesitas 7 en fuego y tienes 5. Una carta puede ir boca abajo.',
    hint: '¿Y si te piden enseñar los colores?',
    why: 'Cannoneer Riba Ko muestra fuego: si lo piden, ganas además un dragón, y lo que queda sigue siendo más de lo que alcanzan. Cualquier otro farol pierde entonces.',
  },
  theyLie: {
    title: 'Dónde está el fuego',
    story: 'Los Buka dicen que su carta boca abajo es de fuego. No podrías igualarlos.',
    hint: 'Tres cartas Buka muestran un farol de Fuego. Búscalas.',
    why: 'Los tres faroles de Fuego están en el descarte, así que esta carta miente. Ganas un dragón por pedirlo y otro por el combate.',
  },
  count: {
    title: 'Dos caras, una verdad',
    story: 'Hay dos cartas boca abajo, en tierra. Las dos tendrían que ser de tierra.',
    hint: '¿Cuántos faroles de Tierra hay, y cuántos ves?',
    why: 'Qu Cha se descartó y Alo Cha quedó debajo: solo queda un farol de Tierra para dos cartas. Una de ellas miente.',
  },
  honest: {
    title: 'Déjalo pasar',
    story: 'Un farol, en fuego, y su mano está a la vista. Dan ganas de pedir los colores.',
    hint: 'Busca todas las cartas de farol que no sean de fuego.',
    why: 'Todos los faroles en blanco y de Tierra están a la vista, así que esta carta es de fuego y pedirlo les regala un dragón. Déjalo pasar y anuncia 10; ellos llegan a 9.',
  },
};
