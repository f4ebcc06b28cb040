//! The only place that names every game; hides their types behind JSON.
