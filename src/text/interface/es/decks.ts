/** Spanish: building decks, and playing with them. */
import { count } from '../../grammar/es';
import type { decks as English } from '../en/decks';

export const decks = {
  deckGallery: 'Todas las cartas',
  deckPanel: 'Tu baraja',
  deckSearch: 'Nombre o texto',
  deckPeople: 'Pueblo impreso',
  deckKind: 'Clase',
  deckIcon: 'Icono',
  deckMoonLimit: 'Coste',
  deckMoonsAtMost: (moons: number) =>
    moons === 0 ? 'gratis' : `como máximo ${count(moons, 'luna', 'lunas')}`,
  deckOrder: 'Orden',
  deckOrders: { catalogue: 'por pueblo', fire: 'por fuego', earth: 'por tierra', moons: 'por lunas' },
  deckAny: 'cualquiera',
  deckFound: (cards: number) => `${count(cards, 'carta', 'cartas')} a la vista`,
  deckShowAll: 'Mostrar todas',

  deckTitle: 'Nombre de la baraja',
  deckUntitled: 'Baraja sin nombre',
  deckLeader: 'Líder',
  deckCards: 'Cartas',
  deckMoons: 'Lunas de cartas ajenas',
  deckIsLegal: 'Esta baraja se puede jugar.',
  deckKept: 'Cada cambio se guarda en este navegador.',
  deckNotKept: 'Este navegador no guarda nada; conserva el texto de la baraja.',
  deckSaved: 'Tus barajas',
  deckNew: 'Baraja nueva',
  deckStandard: 'Como se vende',
  deckRandom: 'Baraja legal al azar',
  deckCopy: 'Duplicar',
  deckCopyOf: (title: string) => `${title}, copia`,
  deckDrop: 'Borrar',
  deckDropSure: 'Borrar esta baraja',
  deckAddFamily: (family, moons) => `Añadir ${family}: 5 cartas, ${count(moons, 'luna', 'lunas')}`,
  deckTakeOut: (card: string) => `Quitar ${card}`,

  deckFigures: 'Cifras',
  deckCurve: (element: string, mean: string) => `${element} de los Personajes, ${mean} de media`,

  deckExchange: 'Importar y exportar',
  deckExchangeHelp:
    'Este texto es la baraja. Cópialo, o pon otro en su lugar: de quién es la baraja y después una carta por línea.',
  deckFormat: 'Escrita',
  deckFormats: { text: 'Líneas', json: 'en JSON' },
  deckText: 'Texto de la baraja',
  deckTake: 'Usar este texto',

  decksNone: 'Todavía no tienes ninguna baraja que se pueda jugar.',
  decksBuild: 'Construir una baraja',
} satisfies typeof English;
