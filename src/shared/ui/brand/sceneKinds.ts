export type SceneKind = 'shelf' | 'calendar' | 'search' | 'cable' | 'cart' | 'receipt';
/** unlit: nothing here yet; tilt: an error; lit: done. */
export type SceneLight = 'unlit' | 'tilt' | 'lit';
